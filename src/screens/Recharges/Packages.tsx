/** /recargas/paquetes: its player wants minutes and data for some days, at a price that is known before (RCG-03). */
import { useEffect, useEffectEvent, useId } from "react";
import { useLoaderData, useNavigate, useNavigation, type LoaderFunctionArgs } from "react-router-dom";
import { Button, EmptyState, Form, Notice, OperatorMark, RadioCards, Skeleton, Split, Stack, Text } from "#ds";
import { pageText } from "#api/content";
import { operatorsOf, packagesOf } from "#api/recharges";
import type { Result } from "#api/result";
import { recharges, type RechargeGap } from "#copy/recharges";
import { packageSchema, type PackageValues } from "#domain/rechargeForms";
import { parsePhone, type Operator, type RechargePackage } from "#domain/recharges";
import { useField } from "../../forms/bindField";
import { FormPhone } from "../../forms/FormPhone";
import { FormTickets } from "../../forms/FormTickets";
import { useShopForm } from "../../forms/useShopForm";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, useRoot } from "../../page/session";
import { paths } from "../../paths";
import { operatorLook } from "./operatorLook";
import { packageLook } from "./packageLook";
import { NeedsScripts, PoliciesField, RechargeBar, RechargeTabs, useAdding } from "./parts";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

const words = recharges;
/** Of the address: the operator whose packages are shown. */
const OPERATOR = "operador";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.packages.title, description: words.packages.lead });

/** The operators that sell packages, and the packages of the one that the address names; one that is none is left out. */
export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  const client = clientOf(server);
  server.search.canonical = paths.packages;
  const [operators, text] = await Promise.all([operatorsOf(client, "PACKAGE"), pageText(client, "recargas-paquetes")]);
  const asked = new URL(request.url).searchParams.get(OPERATOR);
  const operator = (operators.ok && operators.value.find(({ id }) => String(id) === asked)) || null;
  return { operators, text, operator, packages: operator && (await packagesOf(client, operator)) };
}

export default function Packages() {
  const { operators, text, operator, packages } = useLoaderData<typeof loader>();
  return (
    <PageFrame
      title={words.packages.title}
      crumbs={[{ label: words.title, href: paths.recharges }]}
      lead={text ?? words.packages.lead}
    >
      <RechargeTabs current="packages" />
      <Loaded
        result={operators}
        failed={words.operators.failed}
        headingLevel={2}
        waiting={<Skeleton shape="row" count={3} label={words.operators.loading} />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={words.operators.empty} />
          ) : (
            <PackageForm operators={all} operator={operator} packages={packages} />
          )
        }
      </Loaded>
    </PageFrame>
  );
}

const ASKED = ["operator", "package", "phone"] as const satisfies readonly RechargeGap[];
const EMPTY: PackageValues = { phone: "", operator: "", packageId: "", policies: false };
/** The field at which a gap is closed; a package is also missing while no operator is chosen. */
const fieldOf = { operator: "operator", package: "packageId", phone: "phone", policies: "policies" } as const;

interface PackageFormProps {
  operators: readonly Operator[];
  /** The one that is chosen; null for none yet. */
  operator: Operator | null;
  /** Its packages; null without one. */
  packages: Result<RechargePackage[]> | null;
}

function PackageForm({ operators, operator, packages }: PackageFormProps) {
  const id = useId();
  const { staticHost } = useRoot();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const adding = useAdding();
  const { control, formState, handleSubmit, reset, setFocus, setValue, trigger } = useShopForm(packageSchema, {
    ...EMPTY,
    operator: operator ? String(operator.id) : "",
  });
  const {
    field: { value: chosen, onChange: choose, ref: firstOperator },
    errorMessage: operatorError,
  } = useField({ control, name: "operator" });
  const packageId = useField({ control, name: "packageId" }).field.value;
  const phone = parsePhone(useField({ control, name: "phone" }).field.value);
  const hasAccepted = useField({ control, name: "policies" }).field.value;
  const offered = packages?.ok ? packages.value : [];
  const wanted = offered.find((one) => one.id === packageId);
  const isLoading = navigation.state === "loading" && navigation.location.pathname === paths.packages;

  // The operator is the address's: the back button undoes it here too, and its packages are no other's.
  const operatorId = operator ? String(operator.id) : "";
  const follow = useEffectEvent(() => {
    if (chosen !== operatorId) setValue("operator", operatorId);
    if (packageId !== "" && !wanted) setValue("packageId", "");
  });
  useEffect(() => follow(), [operatorId]);

  const gaps: RechargeGap[] = [
    ...(operator === null ? (["operator"] as const) : []),
    ...(wanted === undefined ? (["package"] as const) : []),
    ...(phone === null ? (["phone"] as const) : []),
    ...(hasAccepted ? [] : (["policies"] as const)),
  ];

  const submit = handleSubmit(async () => {
    if (operator === null || phone === null || wanted === undefined) return;
    const isAdded = await adding.add({
      kind: "PACKAGE",
      phone,
      operatorId: operator.id,
      operatorName: operator.name,
      operatorCode: operator.code,
      pesos: wanted.pesos,
      packageId: wanted.id,
      packageName: wanted.name,
    });
    if (isAdded) reset({ ...EMPTY, operator: operatorId });
  });

  return (
    <Split
      main={
        <Stack gap="l">
          <NeedsScripts />
          {/* A form of its own: without scripts it goes to the operator's address, and nothing else goes with it. */}
          <Form label={words.fields.operator} action={paths.packages}>
            <RadioCards
              label={words.fields.operator}
              layout="tiles"
              name={OPERATOR}
              options={operators.map(({ id: value, name, code }) => ({
                value: String(value),
                label: name,
                icon: <OperatorMark {...operatorLook(code, staticHost)} />,
              }))}
              value={chosen}
              onChange={(value) => {
                choose(value);
                void navigate(paths.packagesOf(value), { replace: operator !== null, preventScrollReset: true });
              }}
              errorMessage={operatorError}
              ref={firstOperator}
            />
            <noscript>
              <Button type="submit" tone="secondary">
                {words.packages.show}
              </Button>
            </noscript>
          </Form>
          <Form
            id={id}
            label={words.form.packages}
            isPending={adding.isPending}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            {isLoading ? (
              <Skeleton shape="row" count={4} label={words.packages.loading} />
            ) : operator === null || packages === null ? (
              <Notice>{words.packages.beforeOperator}</Notice>
            ) : (
              <Loaded
                result={packages}
                failed={words.packages.failed}
                headingLevel={2}
                waiting={<Skeleton shape="row" count={4} label={words.packages.loading} />}
              >
                {(found) =>
                  found.length === 0 ? (
                    <Text>{words.packages.empty(operator.name)}</Text>
                  ) : (
                    <FormTickets
                      control={control}
                      name="packageId"
                      label={words.packages.of(operator.name)}
                      accent={operatorLook(operator.code, staticHost).accent}
                      options={found.map((one) => ({
                        value: one.id,
                        ...packageLook(one, operatorLook(operator.code, staticHost).abbreviation),
                      }))}
                    />
                  )
                }
              </Loaded>
            )}
            <FormPhone
              control={control}
              name="phone"
              label={words.fields.phone}
              description={words.fields.phoneHelp}
              isRequired
            />
            <PoliciesField control={control} />
          </Form>
        </Stack>
      }
      aside={
        <RechargeBar
          formId={id}
          adding={adding}
          isUntouched={!formState.isDirty}
          gaps={gaps}
          asked={ASKED}
          blocking={["policies"]}
          onGap={(gap) => {
            if (gap === "amount") return;
            const field = gap === "package" && offered.length === 0 ? "operator" : fieldOf[gap];
            void trigger(field);
            setFocus(field);
          }}
          detail={operator && phone !== null ? words.summary.of(operator.name, phone) : ""}
          pesos={wanted?.pesos ?? null}
        />
      }
    />
  );
}
