import { useTranslation } from 'react-i18next';
import type { CompanyToken } from '@traveldesk/companies-contract';
import { ConfirmButton, RowTable } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { useCompaniesRevokeTokenMutation } from './settings.api';
import { tokenColumns } from './token.columns';

export function TokensTable({ id, tokens }: { id: string; tokens: readonly CompanyToken[] }) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const actions = (token: CompanyToken) => token.state === 'active' && <RevokeToken id={id} token={token} />;
  return <RowTable rows={tokens} columns={tokenColumns(t, format)} actions={actions} />;
}

function RevokeToken({ id, token }: { id: string; token: CompanyToken }) {
  const { t } = useTranslation('companies');
  const [revoke] = useCompaniesRevokeTokenMutation();
  return (
    <ConfirmButton
      type="text"
      size="small"
      aria-label={t('tokens.revokeOf', { name: token.name })}
      question={t('tokens.revokeAsk', { name: token.name })}
      text={t('tokens.revokeHint')}
      okText={t('tokens.revoke')}
      onConfirm={() => revoke({ id, tokenId: token.id }).unwrap()}
    />
  );
}
