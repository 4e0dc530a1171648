import type { TopicText } from "./topic-text.ts";

const topics = (...texts: TopicText[]): readonly TopicText[] => texts;

/** Mathematics as the West African senior school examination sets it. */
export const seniorMaths = topics(
  ["Number bases", "Count in other bases and change between them."],
  ["Modular arithmetic", "Add and multiply with remainders; read the clock and the calendar."],
  ["Fractions, decimals and approximations", "Round to places and figures, and say how large the error is."],
  ["Indices", "Use the laws of indices and write numbers in standard form."],
  ["Logarithms", "Relate logarithms to indices and calculate with them."],
  ["Sequences and series", "Find terms and sums of arithmetic and geometric progressions."],
  ["Sets", "Use unions, intersections, complements and Venn diagrams."],
  ["Logical reasoning", "Tell whether a conclusion follows from its premises."],
  ["Ratio, proportion and rates", "Share in a ratio and compare rates."],
  ["Percentages", "Work with profit and loss, interest and depreciation."],
  ["Variation", "Solve direct, inverse, joint and partial variation."],
  ["Linear equations", "Solve one equation, and two with two unknowns."],
  ["Quadratic equations", "Factorise, complete the square and use the formula."],
  ["Inequalities", "Solve linear inequalities and shade their regions."],
  ["Graphs of functions", "Draw linear and quadratic graphs and read them."],
  ["Mensuration", "Find lengths, areas and volumes of plane figures and solids."],
  ["Angles and triangles", "Use angles on lines, and congruent and similar triangles."],
  ["Circle theorems", "Use angles in circles, chords and tangents."],
  ["Coordinate geometry", "Find mid-points, gradients and equations of lines."],
  ["Trigonometry", "Use sine, cosine and tangent, heights and depths."],
  ["Bearings", "Give directions as bearings and solve journeys."],
  ["Vectors", "Add vectors and multiply them by numbers."],
  ["Statistics", "Draw histograms and ogives, find mean, median, mode and deviation."],
  ["Probability", "Add and multiply probabilities of events."],
);

/** Mathematics at the end of primary school. */
export const primaryMaths = topics(
  ["Whole numbers", "Read, write and order numbers up to a million."],
  ["Factors and multiples", "Find the highest common factor and the lowest common multiple."],
  ["Fractions", "Compare, add and subtract fractions."],
  ["Decimals", "Calculate with decimals to two places."],
  ["Percentages", "Change between percentages, fractions and decimals."],
  ["Money", "Find change, profit and loss in naira and kobo."],
  ["Length, mass and capacity", "Measure, and change between units."],
  ["Perimeter and area", "Measure squares, rectangles and triangles."],
  ["Angles and shapes", "Name angles, triangles and four-sided figures."],
  ["Pictograms and bar charts", "Read charts and draw them."],
);

/** GCSE Mathematics, by the examination's own headings. */
export const gcseMaths = {
  number: topics(
    ["Place value and ordering", "Order positive and negative numbers and decimals."],
    ["Factors, multiples and primes", "Write a number as a product of primes."],
    ["Powers and roots", "Calculate with powers, roots and the laws of indices."],
    ["Fractions, decimals and percentages", "Change between the three and calculate with them."],
    ["Standard form", "Write and calculate with very large and very small numbers."],
  ),
  algebra: topics(
    ["Expressions and formulae", "Expand, factorise and rearrange."],
    ["Linear equations", "Solve equations with the unknown on both sides."],
    ["Simultaneous equations", "Solve by elimination and by substitution."],
    ["Quadratic equations", "Solve by factorising and by the formula."],
    ["Sequences", "Continue a sequence and find its nth term."],
    ["Straight-line graphs", "Find gradient and intercept."],
  ),
  ratio: topics(
    ["Ratio", "Simplify ratios and share in them."],
    ["Proportion", "Solve direct and inverse proportion."],
    ["Percentage change", "Find increase, decrease and the original amount."],
    ["Speed, density and pressure", "Calculate with compound measures."],
  ),
  geometry: topics(
    ["Angles and polygons", "Find angles on lines and in polygons."],
    ["Area and volume", "Measure plane figures, prisms, cones and spheres."],
    ["Pythagoras' theorem", "Find sides of right-angled triangles."],
    ["Trigonometry", "Find sides and angles with sine, cosine and tangent."],
    ["Circle theorems", "Use and prove them."],
    ["Transformations", "Reflect, rotate, translate and enlarge."],
  ),
  chance: topics(
    ["Single events", "Find probabilities on a scale from 0 to 1."],
    ["Tree diagrams", "Combine independent and dependent events."],
    ["Averages and range", "Compare data by mean, median, mode and range."],
    ["Charts", "Draw and read bar charts, pie charts and histograms."],
    ["Scatter graphs", "Describe correlation and draw a line of best fit."],
  ),
};

/** The maths part of the SAT, by its four domains. */
export const satMaths = {
  algebra: topics(
    ["Linear equations in one variable", "Solve them, and say how many solutions there are."],
    ["Linear equations in two variables", "Relate an equation, its graph and what it models."],
    ["Systems of linear equations", "Solve two equations together."],
    ["Linear inequalities", "Solve them and read their regions."],
  ),
  advanced: topics(
    ["Equivalent expressions", "Factor and rewrite polynomials and rational expressions."],
    ["Nonlinear equations", "Solve quadratic, radical and absolute value equations."],
    ["Nonlinear functions", "Read quadratic and exponential functions."],
  ),
  data: topics(
    ["Ratios, rates and units", "Convert units and use proportional relationships."],
    ["Percentages", "Find percentages and percentage change."],
    ["One-variable data", "Compare centres and spreads."],
    ["Two-variable data", "Read scatterplots and models."],
    ["Probability", "Find conditional probability from a table."],
  ),
  geometry: topics(
    ["Area and volume", "Use formulas for figures and solids."],
    ["Lines, angles and triangles", "Use congruence and similarity."],
    ["Right triangles and trigonometry", "Use Pythagoras, sine and cosine."],
    ["Circles", "Use arcs, sectors and the equation of a circle."],
  ),
};
