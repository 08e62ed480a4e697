import { Component, type ReactNode } from 'react';

/** One broken specimen says so and leaves the gallery alive. */
export class SpecimenBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failure?: Error }
> {
  override state: { readonly failure?: Error } = {};

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <pre data-specimen-failed>{failure.stack ?? failure.message}</pre>;
  }
}
