
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "AccountJob",
      "AccountJobItem",
      "CancellationPolicy",
      "Contact",
      "Curriculum",
      "CurriculumAttachment",
      "CurriculumImport",
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
      "HistoryEntry",
      "Job",
      "JobRun",
      "Learner",
      "Mail",
      "Message",
      "Notification",
      "OnboardedTutor",
      "Region",
      "Session",
      "StaffActivity",
      "StaffUser",
      "Subdivision",
      "Task",
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
      "CurriculumImport",
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
      "HistoryEntry",
      "Job",
      "JobRun",
      "Learner",
      "Mail",
      "Message",
      "Notification",
      "OnboardedTutor",
      "Region",
      "Session",
      "StaffActivity",
      "StaffUser",
      "Subdivision",
      "Task",
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
    