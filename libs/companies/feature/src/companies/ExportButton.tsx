import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListQuery } from '@traveldesk/shared-web';
import { useCompaniesExportMutation } from './companies.api';
import type { CompanyFilter } from './company.filters';

/** The filtered list as a CSV file, all its pages. */
export function ExportButton({ query }: { query: ListQuery<CompanyFilter> }) {
  const { t } = useTranslation('companies');
  const [run, { isLoading }] = useCompaniesExportMutation();
  const { page: _page, per_page: _perPage, sort: _sort, ...filters } = query;
  const save = async () => {
    const answer = await run(filters);
    if ('data' in answer && answer.data) saveAs(answer.data, 'companies.csv');
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={() => void save()}>
      {t('list.export')}
    </Button>
  );
}

function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
