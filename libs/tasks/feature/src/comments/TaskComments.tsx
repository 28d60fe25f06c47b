import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskPermissions, type TaskComment } from '@traveldesk/tasks-contract';
import { defaultPerPage } from '@traveldesk/shared-contract';
import { ConfirmButton, EmptyState, ErrorState, Pager, When } from '@traveldesk/shared-ui';
import { randomKey, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import styles from './comments.module.css';
import {
  useTasksAddCommentMutation,
  useTasksCommentsQuery,
  useTasksDeleteCommentMutation,
  useTasksUpdateCommentMutation,
} from './comments.api';
import { CommentForm } from './CommentForm';
import { CommentText } from './CommentText';
import { typedOf } from './mention-text';

/** The comments on a task, newest first, below a form for users who may change the task. */
export function TaskComments({ task }: { task: string }) {
  const { t } = useTranslation('tasks');
  const can = usePermissions(taskPermissions);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useTasksCommentsQuery({ task, page });
  // The last comment of the last page was deleted.
  if (data?.data.length === 0 && page > 1) setPage(page - 1);
  return (
    <section className={styles.comments}>
      <h2 className={styles.title}>{t('comments.title')}</h2>
      {can.update && <NewComment task={task} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && data?.total === 0 && <EmptyState title={t('comments.none')} />}
      <ol className={styles.list} aria-label={t('comments.title')} aria-busy={!data && !error}>
        {data?.data.map((comment) => (
          <Comment key={comment.id} task={task} comment={comment} mayWrite={can.update} />
        ))}
      </ol>
      {data && data.total > defaultPerPage && <Pager page={page} total={data.total} onPage={setPage} />}
    </section>
  );
}

function NewComment({ task }: { task: string }) {
  const { t } = useTranslation('tasks');
  const [key, setKey] = useState(randomKey);
  const [add] = useTasksAddCommentMutation();
  return (
    <CommentForm
      task={task}
      name="comment"
      label={t('comments.new')}
      okText={t('comments.add')}
      save={async (text) => {
        const { error } = await add({ task, key, comment: { text } });
        if (!error) setKey(randomKey());
        return error;
      }}
    />
  );
}

interface CommentProps {
  task: string;
  comment: TaskComment;
  mayWrite: boolean;
}

function Comment({ task, comment, mayWrite }: CommentProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const { id, version, author, own } = comment;
  const [edited, setEdited] = useState<TaskComment>();
  const [update] = useTasksUpdateCommentMutation();
  const [remove] = useTasksDeleteCommentMutation();
  if (edited) {
    return (
      <li>
        <CommentForm
          task={task}
          name={`comment-${id}`}
          initial={typedOf(edited)}
          label={t('comments.change')}
          okText={t('comments.save')}
          save={async (text) =>
            (await update({ task, id, version: edited.version, comment: { text } })).error
          }
          onClose={() => setEdited(undefined)}
        />
      </li>
    );
  }
  return (
    <li>
      <CommentText {...comment} />
      <div className={styles.foot}>
        <bdi>{author.name}</bdi>
        <When at={comment.created_at} />
        {comment.edited_at && <span>{t('comments.edited')}</span>}
        {own && mayWrite && (
          <>
            <Button type="text" size="small" onClick={() => setEdited(comment)}>
              {t('comments.edit')}
            </Button>
            <ConfirmButton
              type="text"
              size="small"
              question={t('comments.question')}
              okText={t('comments.remove')}
              onConfirm={() => remove({ task, id, version }).unwrap()}
            />
          </>
        )}
      </div>
    </li>
  );
}
