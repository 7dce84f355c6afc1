import { isOf, textOf } from '../model/moddle.ts';
import { readVendor, readVendorChildren, writeVendor, writeVendorChildren } from '../model/vendor.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { FlagField, PickField, TextField } from './fields.tsx';
import type { PartProps } from './panel-props.ts';
import { Rows } from './rows.tsx';
import { ServicePart } from './service/service-part.tsx';

/** What the engine does by itself: it works something out, asks outside, or has another process do it. */
export function AutomaticPart(props: PartProps) {
  if (isOf(props.element, 'CallActivity')) return <CallPart {...props} />;
  return isOf(props.element, 'ScriptTask') ? <ScriptPart {...props} /> : <ServicePart {...props} />;
}

function ScriptPart({ element, editing }: PartProps) {
  const t = useDesignerWords();
  const format = textOf(element, 'scriptFormat');
  return (
    <>
      <TextField
        isLong
        label={t('script')}
        hint={t('scriptHint')}
        value={textOf(element, 'script')}
        onChange={(script) => editing.update(element, { script: script || undefined })}
      />
      {/* A document may name a language; one that is not run has to be taken away. */}
      {format === '' ? null : (
        <PickField
          isOpen
          label={t('scriptFormat')}
          hint={t('scriptFormatHint')}
          value={format}
          options={[{ value: 'juel', label: 'juel' }]}
          onChange={(picked) => editing.update(element, { scriptFormat: picked || undefined })}
        />
      )}
    </>
  );
}

const mappings = [
  ['in', 'inputs'],
  ['out', 'outputs'],
] as const;

function CallPart({ element, editing, offers }: PartProps) {
  const t = useDesignerWords();
  return (
    <>
      <PickField
        isOpen
        label={t('calledElement')}
        value={textOf(element, 'calledElement')}
        options={offers.processes.map(({ key, name }) => ({ value: key, label: t('keyed', { name, key }) }))}
        onChange={(key) => editing.update(element, { calledElement: key || undefined })}
      />
      <TextField
        label={t('calledVersion')}
        hint={t('calledVersionHint')}
        value={readVendor(element, 'calledElementVersion')}
        onChange={(version) =>
          editing.asOne(() => {
            writeVendor({ editing, element }, 'calledElementBinding', version === '' ? '' : 'version');
            writeVendor({ editing, element }, 'calledElementVersion', version);
          })
        }
      />
      <FlagField
        label={t('inheritVariables')}
        value={readVendor(element, 'inheritVariables') === 'true'}
        onChange={(isIt) => writeVendor({ editing, element }, 'inheritVariables', isIt ? 'true' : '')}
      />
      {mappings.map(([child, label]) => (
        <Rows<Record<string, string>>
          key={child}
          label={t(label)}
          rows={readVendorChildren(element, child)}
          blank={{ source: 'a', target: 'b' }}
          onChange={(rows) => writeVendorChildren({ editing, element }, child, rows)}
        >
          {({ source, sourceExpression, ...row }, change, replace) => (
            <>
              <TextField
                label={t('source2')}
                value={source ?? sourceExpression ?? ''}
                // One takes the place of the other: of both, the engine takes the variable.
                onChange={(value) =>
                  replace({ ...row, [value.includes('{') ? 'sourceExpression' : 'source']: value })
                }
              />
              <TextField
                label={t('target')}
                value={row.target ?? ''}
                onChange={(target) => change({ target })}
              />
            </>
          )}
        </Rows>
      ))}
    </>
  );
}
