import { render } from "@testing-library/react";
import { LastSignIn } from "./last-sign-in.tsx";

it.each([
  ["SUPER_ADMIN", "–"],
  ["ADMIN", "Never"],
  [null, "Never"],
] as const)("says of %s without a known sign-in %s", (role, text) => {
  const { container } = render(<LastSignIn at={null} role={role} />);
  expect(container).toHaveTextContent(text);
});
