
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "CancellationPolicy",
      "Contact",
      "Curriculum",
      "Exam",
      "ExamSubject",
      "Notification",
      "OnboardedTutor",
      "Region",
      "Session",
      "StaffUser",
      "Subdivision",
      "Viewer"
    ],
    "UserError": [
      "FieldError",
      "RefusalError",
      "StaleError"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "CancellationPolicy",
      "Contact",
      "Curriculum",
      "Exam",
      "ExamSubject",
      "Notification",
      "OnboardedTutor",
      "Region",
      "Session",
      "StaffUser",
      "Subdivision",
      "Viewer"
    ],
    "UserError": [
      "FieldError",
      "RefusalError",
      "StaleError"
    ]
  }
};
      export default result;
    