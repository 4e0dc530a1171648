import {
  kindRules,
  newAnswerText,
  newOptionText,
  type AnswerStrictness,
  type BlockKind,
  type SaidField,
} from "./block-kinds.ts";

/** One answer to choose. Its id is given at birth and never changes. */
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
  /** What it shows, for who cannot see it. */
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

/** One block of a session; what its kind does not use stays as it was, so that nothing is lost by trying another kind. */
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
  /** The ends of both axes as they were typed; empty ones are worked out. */
  graphXFrom: string;
  graphXTo: string;
  graphYFrom: string;
  graphYTo: string;
  /** Points that are marked, each as it was typed: "(2, 5) A". */
  graphPoints: readonly string[];
  expression: string;
  numericOnly: boolean;
  /** How far a number may be from the correct one and still be right. */
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

/** Makes ids: random ones in the product, others in tests. */
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

/** A new block of a kind, with what is to be answered begun. Source: domain.md 1.4. */
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
