import { mentionPattern, type TaskComment } from '@traveldesk/tasks-contract';
import styles from './comments.module.css';

/** A comment with its line breaks; each mention has the name that its user has now. */
export function CommentText({ text, mentions }: Pick<TaskComment, 'text' | 'mentions'>) {
  // `split` puts the ids between the parts of the text.
  const parts = text.split(mentionPattern);
  return (
    <p className={styles.text} dir="auto">
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <bdi key={index} className={styles.mention}>
            {`@${mentions.find(({ id }) => id === part)?.name ?? ''}`}
          </bdi>
        ),
      )}
    </p>
  );
}
