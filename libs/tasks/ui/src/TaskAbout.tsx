import { Link } from 'react-router-dom';
import type { Task } from '@traveldesk/tasks-contract';

interface TaskAboutProps {
  about: NonNullable<Task['about']>;
}

/** The record that a task is about, as a link if the user may open it. */
export function TaskAbout({ about: { name, path } }: TaskAboutProps) {
  return <bdi>{path === null ? name : <Link to={path}>{name}</Link>}</bdi>;
}
