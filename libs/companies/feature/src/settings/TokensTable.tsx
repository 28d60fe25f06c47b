import { useTranslation } from 'react-i18next';
import type { CompanyToken } from '@traveldesk/companies-contract';
import { Bidi, ConfirmButton, RowTable } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { useCompaniesRevokeTokenMutation } from './settings.api';
import { TokenState } from './TokenState';

export function TokensTable({ id, tokens }: { id: string; tokens: readonly CompanyToken[] }) {
  const { t } = useTranslation('companies');
  const { dateTime, date } = useFormat();
  const actions = (token: CompanyToken) => token.state === 'active' && <RevokeToken id={id} token={token} />;
  return (
    <RowTable
      rows={tokens}
      columns={[
        { key: 'name', title: t('tokens.fields.name'), render: (_, { name }) => <bdi>{name}</bdi> },
        {
          key: 'prefix',
          title: t('tokens.fields.prefix'),
          render: (_, { prefix }) => <Bidi code>{`${prefix}…`}</Bidi>,
        },
        {
          key: 'scopes',
          title: t('tokens.fields.scopes'),
          render: (_, { scopes }) => scopes.map((scope) => t(`tokens.scopes.${scope}`)).join(', '),
        },
        {
          key: 'last_used_at',
          title: t('tokens.fields.last_used_at'),
          render: (_, token) => (token.last_used_at ? dateTime(token.last_used_at) : t('tokens.never')),
        },
        {
          key: 'expires_at',
          title: t('tokens.fields.expires_at'),
          render: (_, token) => date(token.expires_at),
        },
        {
          key: 'state',
          title: t('tokens.fields.state'),
          render: (_, { state, ended }) => <TokenState state={state} ended={ended} />,
        },
      ]}
      actions={actions}
    />
  );
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
