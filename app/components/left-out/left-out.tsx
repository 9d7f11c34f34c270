import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands there instead. Default nothing. */
  otherwise?: ReactNode;
}

/** Leaves a part of the page out when it fails, and the page standing. */
export class LeftOutOnFailure extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of this page was left out:', error);
  }

  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
