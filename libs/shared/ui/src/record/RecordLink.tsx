import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '@traveldesk/shared-web';

export interface RecordLinkProps {
  to: string;
  /** The permission of the target page; with several, any one is enough. */
  permission: string | readonly string[];
  /** The record's name. */
  children: ReactNode;
}

/** A record's name, as a link for users who may open the record. */
export function RecordLink({ to, permission, children }: RecordLinkProps) {
  const opens = useCan(permission);
  return <bdi>{opens ? <Link to={to}>{children}</Link> : children}</bdi>;
}
