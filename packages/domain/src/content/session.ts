import {
  kindRules,
  newAnswerText,
  newOptionText,
  type AnswerStrictness,
  type BlockKind,
  type SaidField,
} from "./block-kinds.ts";

/** An answer option. Its id never changes. */
export interface AnswerOption {
  _id: string;
  answerText: string;
  isCorrect: boolean;
  useMaths: boolean;
}

export interface ImageOption {
  _id: string;
  isCorrect: boolean;
  imageSrc: string;
  /** Alternative text. */
  imageAlt: string;
}

/** Custom icon. */
export interface RatingsIcon {
  label: string;
  iconPath: string;
  dimension: number;
  spacing: number;
  viewBox: string;
}

/** A block of a session. Fields that its kind does not use are kept, so that switching kinds loses nothing. */
export interface Block {
  _id: string;
  blockType: BlockKind;
  questionText: string;
  description: string;
  feedback: string;
  hint: string;
  useMaths: Record<SaidField, boolean>;
  quotedQuestionText: boolean;
  imageFile: string;
  imageAlt: string;
  audioPlayerSRC: string;
  isGraphOverImage: boolean;
  refreshingGraph: boolean;
  graphLatex: readonly string[];
  /** The ends of both axes as typed; empty ones are computed. */
  graphXFrom: string;
  graphXTo: string;
  graphYFrom: string;
  graphYTo: string;
  /** Marked points, each as typed: "(2, 5) A". */
  graphPoints: readonly string[];
  expression: string;
  numericOnly: boolean;
  /** How far a correct number may deviate. */
  tolerance: number;
  shortTextCorrectOptions: readonly string[];
  answerStrictness: AnswerStrictness;
  dropdownInstruction: string;
  options: readonly AnswerOption[];
  imageOptions: readonly ImageOption[];
  minSliderValue: number;
  maxSliderValue: number;
  sliderValue: number;
  sliderCorrectValue: number;
  sliderSteps: number;
  rating: { rating: number; correctRating: number; numberOfStars: number };
  ratingsIcon: RatingsIcon | null;
}

/** Makes ids; random in the product, predictable in tests. */
type NewId = () => string;

const unmathed = { questionText: false, description: false, feedback: false, hint: false };

export const newOption = (newId: NewId): AnswerOption => ({
  _id: newId(),
  answerText: newOptionText,
  isCorrect: false,
  useMaths: false,
});

export const newImageOption = (newId: NewId): ImageOption => ({
  _id: newId(),
  isCorrect: false,
  imageSrc: "",
  imageAlt: "",
});

/** A new block with its answer fields initialised. Source: domain.md 1.4. */
export function newBlock(blockType: BlockKind, newId: NewId): Block {
  const { answeredBy } = kindRules[blockType];
  return {
    _id: newId(),
    blockType,
    questionText: "",
    description: "",
    feedback: "",
    hint: "",
    useMaths: unmathed,
    quotedQuestionText: false,
    imageFile: "",
    imageAlt: "",
    audioPlayerSRC: "",
    isGraphOverImage: false,
    refreshingGraph: false,
    graphLatex: [],
    graphXFrom: "",
    graphXTo: "",
    graphYFrom: "",
    graphYTo: "",
    graphPoints: [],
    expression: "",
    numericOnly: blockType === "numeric",
    tolerance: 0,
    shortTextCorrectOptions: answeredBy === "text" || answeredBy === "number" ? [newAnswerText] : [],
    answerStrictness: "exact",
    dropdownInstruction: "",
    options: answeredBy === "options" ? [newOption(newId), newOption(newId)] : [],
    imageOptions: answeredBy === "imageOptions" ? [newImageOption(newId), newImageOption(newId)] : [],
    minSliderValue: 0,
    maxSliderValue: 10,
    sliderValue: 0,
    sliderCorrectValue: 5,
    sliderSteps: 1,
    rating: { rating: 0, correctRating: 3, numberOfStars: 5 },
    ratingsIcon: null,
  };
}
