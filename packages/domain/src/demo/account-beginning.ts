const day = 86_400_000;

/** What the template's account page knows of a subscription, and how its own pages were to look. */
export const accountBeginning = (now: Date) => ({
  subscription: {
    name: "Freelancer",
    priceAmount: 500,
    proposalsLeft: 12,
    templatesLeft: 5,
    invitesLeft: 24,
    adsLeft: 10,
    hasAnalytics: true,
    hasEmailAlerts: true,
    renewsOn: new Date(now.getTime() + 23 * day).toISOString().slice(0, 10),
  },
  settings: { theme: "LIGHT" as const, direction: "ltr" as const, hasResponsiveFontSizes: true },
});

/** How long the template's search takes. Source: admin-portal.md section 9. */
export const demoSearchDelayMs = 1500;
