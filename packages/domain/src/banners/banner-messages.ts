/** Texts of banners. Source: domain.md 1.3, 2.7. */
export const bannerMessages = {
  describe: "Describe the image.",
  both: "Add both a button label and a link.",
  audience: "Banners can be for everyone or for leads until the apps say who is signed in.",
  over: "The last day is over. Choose a later one before the banner is activated.",
  onlyDrafts: "Only directors may change a banner that has been activated.",
  promoArchived: "This promo is archived. Choose another one.",
  promoListed: "This promo is for certain customers, and anybody may see a banner. Choose another one.",
  promoElsewhere: "This promo cannot be used in the banner's regions. Choose another one, or other regions.",
  full: (n: number) => `A placement can have at most ${n} banners. Archive one first.`,
} as const;
