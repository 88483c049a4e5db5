import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  renderFailure: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Shows something calm in place of what failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A part of the page could not be shown', error, info.componentStack);
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.renderFailure(failure.error);
  }
}
