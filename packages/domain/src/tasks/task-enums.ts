import type { Labels } from "../labels.ts";

/**
 * What a task asks for.
 *
 * Source: domain.md 1.7.
 * @graphql TaskKind
 */
export const taskKinds = [
  /** Get back to someone. */ "follow-up",
  /** Call someone. */ "call",
  /** Check something. */ "check",
  /** Something else. */ "other",
] as const;
export type TaskKind = (typeof taskKinds)[number];
export const taskKindLabels: Labels<TaskKind> = { "follow-up": "Follow-up" };

export const taskEvents = ["finish", "reopen"] as const;
export type TaskEvent = (typeof taskEvents)[number];

/**
 * What a task can be about.
 * @graphql TaskSubjectKind
 */
export const taskSubjectKinds = [/** A customer. */ "customer", /** A lead. */ "lead"] as const;
export type TaskSubjectKind = (typeof taskSubjectKinds)[number];

/**
 * When a task that is not done is due, by the clock of its owner.
 *
 * A week ends on Sunday.
 * @graphql TaskDue
 */
export const taskDues = [
  /** On a day that has passed. */ "overdue",
  /** Today. */ "today",
  /** Between today and Sunday. */ "week",
] as const;
export type TaskDue = (typeof taskDues)[number];
export const taskDueLabels: Labels<TaskDue> = { overdue: "Overdue", today: "Today", week: "Until Sunday" };
