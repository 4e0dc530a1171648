import { frameFaults, graphFrameOf, pointIn } from "./graph-frame.ts";

const ends = (graphXFrom = "", graphXTo = "", graphYFrom = "", graphYTo = "") => ({
  graphXFrom,
  graphXTo,
  graphYFrom,
  graphYTo,
});

it("is drawn from -10 to 10 and as high as its functions go, unless its ends are given", () => {
  expect(graphFrameOf(ends())).toEqual({ x: [-10, 10], y: null });
  expect(graphFrameOf(ends("−2", "0.5", "0", "100"))).toEqual({ x: [-2, 0.5], y: [0, 100] });
  expect(graphFrameOf(ends("5", "1"))).toBeNull();
});

it.each([
  ["(2, 5)", { x: 2, y: 5, name: "" }],
  ["2; −0.5", { x: 2, y: -0.5, name: "" }],
  ["( 1/2 , 3 ) vertex A", { x: 0.5, y: 3, name: "vertex A" }],
  ["2", null],
  ["(a, 5)", null],
  ["(1, 2, 3)", null],
])("reads the point %j", (text, point) => {
  expect(pointIn(text)).toEqual(point);
});

it.each([
  [ends("left"), [], ["graphXFrom", '"left" is not a number.']],
  [ends("", "1e9"), [], ["graphXTo", '"1e9" is not a number.']],
  [ends("", "9000000"), [], ["graphXTo", "An axis can go up to 1,000,000."]],
  [ends("4", "4"), [], ["graphXTo", "The axis must end after it begins."]],
  [ends("", "", "3", "-3"), [], ["graphYTo", "The axis must end after it begins."]],
  [ends("", "", "3"), [], ["graphYTo", "Give both ends of the axis, or neither."]],
  [ends(), ["(1, 1)", "here"], ["graphPoints.1", "Write a point as (2, 5), then its name if it has one."]],
  [ends("0", "5"), ["(6, 1)"], ["graphPoints.0", "This point lies outside the graph."]],
])("says at the field what cannot be drawn: %j with %j", (given, points, fault) => {
  expect(frameFaults(given, points)).toEqual([fault]);
});
