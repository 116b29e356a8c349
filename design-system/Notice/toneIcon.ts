/** The icon of each tone, so that colour never speaks alone. */
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";

export const toneIcon = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;
