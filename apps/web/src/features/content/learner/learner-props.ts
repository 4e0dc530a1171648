import type { PublicBlock } from "@app/domain/content/learner-view.ts";
import type { Answer } from "@app/domain/content/grading.ts";

export interface LearnerBlockProps {
  block: PublicBlock;
  answer: Answer;
  /** Nothing more can be answered. */
  isDone?: boolean;
  onAnswer: (answer: Answer) => void;
}
