import { Component, type ReactNode } from "react";
import { useLocation, type Location } from "react-router-dom";
import { RouteFailure } from "./route-failure.tsx";

/** Draws a page, or what stands in for it once it has failed; each step to another address tries anew. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}

interface Props {
  location: Location;
  children: ReactNode;
}

interface State {
  location: Location;
  failure: { error: unknown } | null;
}

class Boundary extends Component<Props, State> {
  override state: State = { location: this.props.location, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <RouteFailure error={failure.error} />;
  }
}
