/** Messages of service tokens. Source: domain.md 1.8, 2.18. */
export const tokenMessages = {
  scopes: "Choose at least one scope.",
  scope: "Choose valid scopes.",
  network: "Enter a network such as 203.0.113.0/24.",
  within: "Choose a day within a year.",
  notHeld: (names: string) => `You cannot grant what you do not hold: ${names}.`,
  ownerLacks: (names: string) => `This person does not hold ${names}. Choose another owner, or fewer scopes.`,
  ownerAbove: "Only a super-admin can choose a super-admin as owner.",
  above: "Only a super-admin can change a token that a super-admin answers for.",
  sameOwner: "Choose somebody else.",
  alreadyReplaced: "This token has been replaced already.",
} as const;
