import { Component, type ReactNode } from 'react';
import { MissingPart } from './MissingPart';

export interface PartBoundaryProps {
  onFailure: () => void;
  onClose?: (() => void) | undefined;
  /** Whether the overlay is closed. */
  closed: boolean;
  children: () => ReactNode;
}

/** Limits a failure to the part inside; the rest of the page and its unsaved input stay (SECURITY 49). */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    const { onClose, closed, children } = this.props;
    if (!this.state.failed) return children();
    return closed ? null : <MissingPart onRetry={() => this.setState({ failed: false })} onClose={onClose} />;
  }
}
