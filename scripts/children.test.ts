import { Children } from "./lib/children.mjs";

const silentMs = 1000;

it("lets a program run as long as it has something to say", async () => {
  const script = "for at in 1 2 3 4 5 6 7 8; do echo $at; sleep 0.2; done";
  expect(await new Children().run("sh", ["-c", script], { silentMs })).toEqual({
    code: 0,
    output: "1\n2\n3\n4\n5\n6\n7\n8\n",
  });
});

it("stops a program that hangs, and says so", async () => {
  const { code, output } = await new Children().run("sh", ["-c", "echo begun; sleep 60"], { silentMs });
  expect(code).not.toBe(0);
  expect(output).toBe(`begun\n\nStopped: it said nothing for ${silentMs / 60_000} minutes.\n`);
});
