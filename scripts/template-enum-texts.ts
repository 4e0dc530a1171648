/** Descriptions of the closed lists of texts that are written ahead. */
export const templateEnumTexts = {
  TemplateKind: {
    about: "What a text written ahead is for; decides its placeholders.",
    values: {
      general: "Anything to a customer.",
      welcome: "Greets a new customer.",
      learners: "About the learners on a customer's account.",
      pod: "About a customer pod.",
      "candidate-interview": "Invites a candidate to an interview.",
      "candidate-rejection": "Tells a candidate that they are not taken.",
      "candidate-offer": "Makes a candidate an offer.",
      "tutor-welcome": "Welcomes a new tutor, with the link to the tutors' app.",
    },
  },
  TemplateChannel: {
    about: "How a text written ahead goes out.",
    values: { email: "By email.", whatsapp: "By WhatsApp.", sms: "By text message." },
  },
  TemplateLanguage: {
    about: "The language a text is written in.",
    values: { en: "English.", ig: "Igbo.", yo: "Yoruba." },
  },
};
