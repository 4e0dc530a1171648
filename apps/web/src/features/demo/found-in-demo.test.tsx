import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { FoundInDemo } from "./found-in-demo.tsx";

interface Read {
  record: { name: string } | null;
}
interface Asked {
  data?: Read;
  error?: unknown;
  isPolled?: boolean;
}
const list = { label: "Go to orders", href: "/app/orders" };
const page = (asked: Asked) => (
  <MemoryRouter>
    <FoundInDemo what="order" refetch={() => Promise.resolve()} list={list} {...asked}>
      {({ name }) => <p>{name}</p>}
    </FoundInDemo>
  </MemoryRouter>
);
const known = { record: { name: "DEV-1060" } };

it("does not take what cannot be read for what is gone", () => {
  const { rerender } = render(page({ data: { record: null } }));
  expect(screen.getByRole("heading", { name: "Order not found." })).toBeVisible();
  rerender(page({ data: { record: null }, error: new Error("Network error") }));
  expect(screen.queryByText("Order not found.")).toBeNull();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});

it("shows what was read last while reading it anew fails", () => {
  const { rerender } = render(page({ data: known, isPolled: true }));
  rerender(page({ error: new Error("Network error"), isPolled: true }));
  expect(screen.getByText("DEV-1060")).toBeVisible();
});
