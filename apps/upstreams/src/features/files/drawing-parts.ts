/** The media type of a drawing. */
export const drawingType = "image/svg+xml";

const words = (...lines: string[]) => lines.flatMap((line) => line.split(" "));

/** What a drawing is made of. Anything else goes with all that is in it: scripts, foreign pages, animations. */
export const elements: ReadonlySet<string> = new Set(
  words(
    "svg g defs title desc path rect circle ellipse line polyline polygon text tspan",
    "linearGradient radialGradient stop clipPath use",
  ),
);

/** What can also be said in a `style` or a style sheet. */
export const looks: ReadonlySet<string> = new Set(
  words(
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit",
    "stroke-dasharray stroke-dashoffset opacity color display visibility clip-path clip-rule stop-color stop-opacity",
    "font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing paint-order",
  ),
);

export const attributes: ReadonlySet<string> = new Set([
  ...looks,
  ...words(
    "id d x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy width height points transform viewBox preserveAspectRatio version",
    "gradientUnits gradientTransform spreadMethod offset clipPathUnits pathLength textLength lengthAdjust rotate",
  ),
]);

/** Whether a value reaches nothing but a part of the same drawing. */
export const isOwn = (value: string): boolean => {
  const bare = value.replaceAll(/url\(\s*(["']?)#[\w.-]+\1\s*\)/g, "");
  return !/url|\\|@|:\/\/|javascript:|data:|expression/i.test(bare);
};
