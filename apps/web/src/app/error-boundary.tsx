import { Component, type ReactNode } from 'react';
import { RenderFailure } from './render-failure.tsx';

/** The last net: what no route's own boundary caught. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <RenderFailure /> : this.props.children;
  }
}
