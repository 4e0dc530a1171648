/** Why a drawing is refused, and what helps. */
export const drawingMessages = {
  unreadable: "The SVG can't be read. Export it again as a plain SVG, or upload a PNG.",
  depth: (most: number) => `The SVG has groups nested more than ${most} deep. Simplify it, or upload a PNG.`,
  elements: (most: number) => `The SVG has more than ${most / 1000} thousand elements. Simplify it, or upload a PNG.`,
  style: (found: string) =>
    `The SVG uses a style that can't be kept (“${found.slice(0, 60)}”). Export it with inline styles, or upload a PNG.`,
} as const;
