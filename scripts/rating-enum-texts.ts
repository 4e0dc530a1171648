/** Descriptions of the closed lists of ratings. */
export const ratingEnumTexts = {
  RaterKind: {
    about: "Who rates a lesson.",
    values: { customer: "Whoever pays, or learns themselves.", learner: "A dependent who learns." },
  },
  RatingTag: {
    about: "What stood out in a lesson.",
    values: {
      clear: "Clear.",
      patient: "Patient.",
      engaging: "Engaging.",
      "well-prepared": "Well prepared.",
      late: "It began late.",
      connection: "The connection was poor.",
      "too-fast": "Too fast.",
      "too-slow": "Too slow.",
      "off-topic": "Off topic.",
    },
  },
};
