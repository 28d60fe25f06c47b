import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { exportParams, useSharedSaveListMutation } from '@traveldesk/shared-web';
import { walletPaths, type StatementQuery } from '@traveldesk/wallet-contract';
import '../texts';

interface StatementPdfProps {
  id: string;
  query: StatementQuery;
  /** The file's name without extension. */
  name: string;
}

/** Downloads the whole statement as a PDF in the page's language. The shared toast shows errors. */
export function StatementPdf({ id, query, name }: StatementPdfProps) {
  const { t } = useTranslation('wallet');
  const [save, { isLoading }] = useSharedSaveListMutation();
  const file = { url: walletPaths.statementPdf(id), params: exportParams(query), name: `${name}.pdf` };
  return (
    <Button icon={<FilePdfOutlined aria-hidden />} loading={isLoading} onClick={() => void save(file)}>
      {t('statement.pdf')}
    </Button>
  );
}
