import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Another one begins anew: another page, another game. */
  readonly resetKey?: unknown;
  /** What is shown instead; `again` draws the children anew, from nothing. */
  fallback(failure: unknown, again: () => void): ReactNode;
  readonly children: ReactNode;
}

interface Caught {
  readonly failure: { readonly reason: unknown } | null;
  readonly resetKey: unknown;
}

/** What fails to draw inside does not take along what stands around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(reason: unknown): Pick<Caught, 'failure'> {
    return { failure: { reason } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: Caught): Caught | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  private readonly again = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.reason, this.again) : this.props.children;
  }
}
