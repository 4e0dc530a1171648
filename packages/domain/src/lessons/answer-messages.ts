/** Messages of the page behind a one-time link. Has no zod import, to keep the page small. */
export const answerMessages = {
  invalid: "This link is not valid. Open the full link from the email.",
  used: "You have answered already. If something has changed, reply to the email.",
  expired: "The time to answer is over. Reply to the email and we will see what is possible.",
  overtaken: "This has been answered or withdrawn in the meantime. You need not do anything.",
  why: "Say why.",
};
