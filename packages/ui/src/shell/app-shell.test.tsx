import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import type { LinkProps } from "../link/link.tsx";
import { show } from "../testing/render.tsx";
import { UiProvider } from "../theme/ui-provider.tsx";
import { Shapes } from "../icons.ts";
import { AppShell } from "./app-shell.tsx";

const groups = [{ label: "Tutoring", icon: Shapes, entries: [{ label: "Regions", href: "/app/regions" }] }];
const viewer = { name: "Ada Obi", line: "Admin", href: "/app/account", avatarSrc: null };

it("draws of the menu nothing anew when only the page is named", () => {
  const link = jest.fn(({ href, children }: LinkProps) => <a href={href}>{children}</a>);
  const shell = (page: string) => (
    <UiProvider themeName="LIGHT" linkComponent={link}>
      <AppShell
        brand={{ name: "Staff portal", href: "/app" }}
        viewer={viewer}
        groups={groups}
        currentHref="/app/regions"
        crumbs={[{ label: page }]}
        visit={{ page: "/app/regions", key: "one", isReturn: false }}
      >
        Page
      </AppShell>
    </UiProvider>
  );
  const { rerender } = show(shell("Regions"));
  const drawn = () => link.mock.calls.filter(([{ href }]) => href === "/app/regions").length;
  const before = drawn();
  rerender(shell("United Kingdom"));
  expect(screen.getByText("United Kingdom")).toBeInTheDocument();
  expect(drawn()).toBe(before);
});
