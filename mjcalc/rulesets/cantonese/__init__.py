"""What Guangdong and Hong Kong mahjong share: fan that double up to a limit, and who pays them."""
