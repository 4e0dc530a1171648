/** The colours of a chart's parts, in their order. */
export const chartColours = [1, 2, 3, 4, 5, 6].map((place) => `var(--chart-${place})`);
