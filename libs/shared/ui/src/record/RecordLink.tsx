import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '@traveldesk/shared-web';

export interface RecordLinkProps {
  to: string;
  /** What the page it leads to asks for; of several, any one. */
  permission: string | readonly string[];
  /** The record's name. */
  children: ReactNode;
}

/** The name of a record: a link for those who may open it. */
export function RecordLink({ to, permission, children }: RecordLinkProps) {
  const opens = useCan(permission);
  return <bdi>{opens ? <Link to={to}>{children}</Link> : children}</bdi>;
}
