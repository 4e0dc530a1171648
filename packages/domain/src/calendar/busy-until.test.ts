import { busyUntil } from "./busy-until.ts";

const at = (time: string) => new Date(`2026-01-06T${time}:00Z`);
const from = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe("busyUntil", () => {
  it("finds nothing where a lesson ends as another begins", () => {
    expect(busyUntil([from("09:00", "10:00"), from("11:00", "12:00")], from("10:00", "11:00"))).toBeNull();
    expect(busyUntil([], from("10:00", "11:00"))).toBeNull();
  });

  it("tells when what falls in that time ends, with what follows at once", () => {
    const taken = [from("11:30", "12:00"), from("10:30", "11:30"), from("12:15", "13:00")];
    expect(busyUntil(taken, from("10:00", "11:00"))).toEqual(at("12:00"));
    expect(busyUntil([from("08:00", "18:00"), from("09:00", "10:00")], from("12:00", "12:30"))).toEqual(at("18:00"));
  });
});
