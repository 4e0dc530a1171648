/** A topic's name, what it means, and what a learner can do by the end. */
export type TopicText = readonly [name: string, gloss: string, ...outcomes: string[]];

/** A part of a curriculum to be made: its name, and what stands under it or, at the bottom, what it teaches. */
export interface Branch {
  name: string;
  description?: string;
  below: readonly (Branch | TopicText)[];
}

export const isTopic = (part: Branch | TopicText): part is TopicText => Array.isArray(part);
