import { Component, type ReactNode } from 'react';
import { MissingPart } from './MissingPart';

export interface PartBoundaryProps {
  onFailure: () => void;
  onClose?: (() => void) | undefined;
  /** What lies over the page is not open now. */
  closed: boolean;
  children: () => ReactNode;
}

/** Where a part in here fails, only that part is missing: the page around it, and what is typed there, stay (SECURITY 49). */
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
