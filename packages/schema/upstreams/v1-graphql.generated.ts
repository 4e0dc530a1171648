export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day: 2026-01-31. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601. */
  DateTime: { input: string; output: string; }
};

/** Whether the app may show a lesson once it is published. */
export type ActiveFlag =
  /** Active */
  | 'ACTIVE'
  /** Inactive */
  | 'INACTIVE';

/** Where a lesson stands. */
export type ContentStatus =
  /** Draft */
  | 'DRAFT'
  /** No Content */
  | 'NO_CONTENT'
  /** Published */
  | 'PUBLISHED'
  /** Review */
  | 'REVIEW';

/** An exam of the learning content, made of subjects. */
export type Exam = {
  _id: Scalars['ID']['output'];
  active: Scalars['Boolean']['output'];
  coverImage?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  examSlug: Scalars['String']['output'];
  /** How many lessons it holds. */
  lessonCount: Scalars['Int']['output'];
  /** How many lessons it holds of each status; all four, in order. */
  lessonCounts: Array<LessonCount>;
  regionId?: Maybe<Scalars['ID']['output']>;
  /** How many subjects it holds. */
  subjectCount: Scalars['Int']['output'];
  /** Its subjects, in order. */
  subjects: ExamSubjectPage;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
};


/** An exam of the learning content, made of subjects. */
export type ExamSubjectsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

/** A lesson in the learning content. */
export type ExamLesson = {
  _id: Scalars['ID']['output'];
  activeFlag: ActiveFlag;
  /** Who writes it. */
  assigneeId?: Maybe<Scalars['ID']['output']>;
  contentStatus: ContentStatus;
  createdAt: Scalars['DateTime']['output'];
  /** The day by which it is to be ready. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  estimatedMinutes?: Maybe<Scalars['Int']['output']>;
  /** Its position in the section, starting at 0. */
  order: Scalars['Int']['output'];
  /** Who looks it through. */
  reviewerId?: Maybe<Scalars['ID']['output']>;
  section?: Maybe<ExamSection>;
  /** When it got this status. */
  statusSince: Scalars['DateTime']['output'];
  summary?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
};

export type ExamLessonPage = {
  items: Array<ExamLesson>;
  pageInfo: PageInfo;
};

export type ExamPage = {
  items: Array<Exam>;
  pageInfo: PageInfo;
};

/** A section of a topic, made up of lessons. */
export type ExamSection = {
  _id: Scalars['ID']['output'];
  active: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** How many lessons it holds. */
  lessonCount: Scalars['Int']['output'];
  /** How many lessons it holds of each status; all four, in order. */
  lessonCounts: Array<LessonCount>;
  /** Its lessons, in order. */
  lessons: ExamLessonPage;
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  topic?: Maybe<ExamTopic>;
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
};


/** A section of a topic, made up of lessons. */
export type ExamSectionLessonsArgs = {
  activeFlag?: InputMaybe<ActiveFlag>;
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  contentStatus?: InputMaybe<Array<ContentStatus>>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ExamSectionPage = {
  items: Array<ExamSection>;
  pageInfo: PageInfo;
};

/** A subject in an exam, made up of topics. */
export type ExamSubject = {
  _id: Scalars['ID']['output'];
  active: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  exam?: Maybe<Exam>;
  icon?: Maybe<Scalars['String']['output']>;
  /** How many lessons it holds. */
  lessonCount: Scalars['Int']['output'];
  /** How many lessons it holds of each status; all four, in order. */
  lessonCounts: Array<LessonCount>;
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** How many topics it holds. */
  topicCount: Scalars['Int']['output'];
  /** Its topics, in order. */
  topics: ExamTopicPage;
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
};


/** A subject in an exam, made up of topics. */
export type ExamSubjectTopicsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

export type ExamSubjectPage = {
  items: Array<ExamSubject>;
  pageInfo: PageInfo;
};

/** A topic in a subject, made up of sections. */
export type ExamTopic = {
  _id: Scalars['ID']['output'];
  active: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** How many lessons it holds. */
  lessonCount: Scalars['Int']['output'];
  /** How many lessons it holds of each status; all four, in order. */
  lessonCounts: Array<LessonCount>;
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** How many sections it holds. */
  sectionCount: Scalars['Int']['output'];
  /** Its sections, in order. */
  sections: ExamSectionPage;
  subject?: Maybe<ExamSubject>;
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
};


/** A topic in a subject, made up of sections. */
export type ExamTopicSectionsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

export type ExamTopicPage = {
  items: Array<ExamTopic>;
  pageInfo: PageInfo;
};

/** The number of lessons with one status. */
export type LessonCount = {
  contentStatus: ContentStatus;
  count: Scalars['Int']['output'];
};

/** The position of a page in its list. */
export type PageInfo = {
  /** From 1. */
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** How many rows the list has. */
  total: Scalars['Int']['output'];
};

export type Query = {
  /** By its id, or by its slug. */
  exam?: Maybe<Exam>;
  /** Exams; a content-creator sees those with lessons assigned to them. */
  exams: ExamPage;
  lesson?: Maybe<ExamLesson>;
  /** Lessons of all exams; a content-creator sees those assigned to them. */
  lessons: ExamLessonPage;
  section?: Maybe<ExamSection>;
  subject?: Maybe<ExamSubject>;
  topic?: Maybe<ExamTopic>;
};


export type QueryExamArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  examSlug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExamsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLessonArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryLessonsArgs = {
  activeFlag?: InputMaybe<ActiveFlag>;
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  contentStatus?: InputMaybe<Array<ContentStatus>>;
  examId?: InputMaybe<Array<Scalars['ID']['input']>>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  sectionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  sort?: InputMaybe<Scalars['String']['input']>;
  subjectId?: InputMaybe<Array<Scalars['ID']['input']>>;
  topicId?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QuerySectionArgs = {
  _id: Scalars['ID']['input'];
};


export type QuerySubjectArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryTopicArgs = {
  _id: Scalars['ID']['input'];
};
