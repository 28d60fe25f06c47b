import { GlobalOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { isLanguage, languages } from '@traveldesk/shared-contract';
import { languageNames, useLanguage } from '@traveldesk/shared-web';

/** The languages, each under its own name. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { language, setLanguage } = useLanguage();
  const items = languages.map((one) => ({ key: one, label: <span lang={one}>{languageNames[one]}</span> }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectable: true,
        selectedKeys: [language],
        onClick: ({ key }) => isLanguage(key) && void setLanguage(key),
      }}
    >
      <Button
        type="text"
        icon={<GlobalOutlined aria-hidden />}
        aria-label={t('shell.language')}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
