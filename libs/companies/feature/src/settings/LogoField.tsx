import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logoMaxBytes, logoTypes } from '@traveldesk/companies-contract';
import { DisappearingButton, type FocusSuccessor } from '@traveldesk/shared-ui';
import { apiPath, problemOf, useStillSaid } from '@traveldesk/shared-web';
import { useCompaniesRemoveLogoMutation, useCompaniesSetLogoMutation } from '../companies/companies.api';
import { base64Of } from './base64';
import styles from './SettingsPage.module.css';

const choosing: FocusSuccessor = ({ around }) => around.querySelector('button');

/** Shows and changes a company's logo. Files of a wrong type or size are refused before upload. */
export function LogoField({ id, logo, name }: { id: string; logo: string | null; name: string }) {
  const { t } = useTranslation('companies');
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const said = useStillSaid(error);
  const [setLogo, { isLoading }] = useCompaniesSetLogoMutation();
  const [removeLogo] = useCompaniesRemoveLogoMutation();

  const send = async (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    if (!logoTypes.some((type) => type === file.type)) return setError(t('logo.type'));
    if (file.size > logoMaxBytes) return setError(t('logo.tooLarge'));
    try {
      await setLogo({ id, content: await base64Of(file) }).unwrap();
    } catch (failure) {
      setError(problemOf(failure)?.fields?.content);
    }
  };

  return (
    <div className={styles.logo} role="group" aria-label={t('logo.title')}>
      {logo && <img className={styles.picture} src={apiPath + logo} alt={t('logo.of', { name })} />}
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept={logoTypes.join(',')}
        aria-label={t('logo.choose')}
        tabIndex={-1}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button loading={isLoading} onClick={() => input.current?.click()}>
        {t(logo ? 'logo.change' : 'logo.add')}
      </Button>
      {logo && (
        <DisappearingButton heir={choosing} type="text" onClick={() => void removeLogo(id)}>
          {t('logo.remove')}
        </DisappearingButton>
      )}
      <span className={styles.note}>{t('logo.hint')}</span>
      {said && <span role="alert">{said}</span>}
    </div>
  );
}
