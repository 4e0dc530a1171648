
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "AccountJob",
      "AccountJobItem",
      "CancellationPolicy",
      "Contact",
      "Curriculum",
      "CurriculumAttachment",
      "Customer",
      "CustomerNote",
      "CustomerPod",
      "Dependent",
      "Exam",
      "ExamLesson",
      "ExamSection",
      "ExamSubject",
      "ExamTopic",
      "File",
      "FileImport",
      "FileImportRow",
      "HistoryEntry",
      "Job",
      "JobRun",
      "Learner",
      "ListView",
      "Mail",
      "Message",
      "Notification",
      "OnboardedTutor",
      "PayRate",
      "PayoutAccount",
      "Region",
      "Session",
      "Setting",
      "StaffActivity",
      "StaffUser",
      "Subdivision",
      "Task",
      "Template",
      "Tutor",
      "TutorDay",
      "TutorDocument",
      "TutorTimeOff",
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
      "AccountJob",
      "AccountJobItem",
      "CancellationPolicy",
      "Contact",
      "Curriculum",
      "CurriculumAttachment",
      "Customer",
      "CustomerNote",
      "CustomerPod",
      "Dependent",
      "Exam",
      "ExamLesson",
      "ExamSection",
      "ExamSubject",
      "ExamTopic",
      "File",
      "FileImport",
      "FileImportRow",
      "HistoryEntry",
      "Job",
      "JobRun",
      "Learner",
      "ListView",
      "Mail",
      "Message",
      "Notification",
      "OnboardedTutor",
      "PayRate",
      "PayoutAccount",
      "Region",
      "Session",
      "Setting",
      "StaffActivity",
      "StaffUser",
      "Subdivision",
      "Task",
      "Template",
      "Tutor",
      "TutorDay",
      "TutorDocument",
      "TutorTimeOff",
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
    