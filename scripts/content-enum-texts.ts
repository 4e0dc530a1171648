/** Descriptions of the closed lists of the learning content. */
export const contentEnumTexts = {
  ExamPartLevel: {
    about: "A level of an exam between itself and its lessons.",
    values: {
      subject: "In an exam; made up of topics.",
      topic: "In a subject; made up of sections.",
      section: "In a topic; made up of lessons.",
    },
  },
  AssignmentState: {
    about: "Where the writing of a lesson stands.",
    values: {
      assigned: "Nothing has been written yet.",
      "in-progress": "It is being written.",
      submitted: "It is being reviewed.",
      "changes-requested": "The reviewer asked for changes.",
      done: "It is published.",
      withdrawn: "It was taken back.",
    },
  },
  ReviewOutcome: {
    about: "How the review of a session ended.",
    values: {
      published: "It was published.",
      "changes-requested": "The reviewer asked for changes.",
      withdrawn: "Its writer took it back before the reviewer had opened it.",
    },
  },
  CreatorStatus: {
    about: "Whether a content creator is given lessons to write.",
    values: { active: "They are.", paused: "Not for the time being." },
  },
  BlockKind: {
    about: "A kind of block of a session.",
    values: {
      "single-choice": "One of up to ten options is correct.",
      "multi-choice": "Some of up to ten options are correct.",
      "image-choice": "One of up to ten images is correct.",
      "short-text": "A word or a few.",
      numeric: "A number.",
      dropdown: "One option of a list is correct.",
      slider: "A value on a scale.",
      rating: "A number of stars.",
      expression: "A mathematical expression.",
      graph: "A graph to look at.",
      information: "Something to read, without a question.",
    },
  },
  GradeVerdict: {
    about: "What an answer to a block is worth.",
    values: {
      right: "As it should be.",
      nearly: "The letters are right; a mark is not.",
      wrong: "Not as it should be.",
      ungraded: "It could not be judged; the message says what to write instead.",
    },
  },
  AnswerStrictness: {
    about: "How much of a short text has to agree with a correct one.",
    values: {
      exact: "All of it but capitals.",
      "ignore-tone": "The letters with their dots, whatever the tone marks.",
      "ignore-all-marks": "The letters alone.",
    },
  },
};
