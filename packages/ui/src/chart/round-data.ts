export interface RoundData {
  kind: "pie" | "radial";
  /** What each slice or ring is; at most six. */
  places: readonly string[];
  values: readonly number[];
  /** What a full ring stands for; 100 if left out. */
  most?: number;
  /** Writes a figure. */
  write: (value: number) => string;
}
