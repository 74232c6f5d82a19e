#!/usr/bin/env python3
"""tza_to_onnx.py FILE.tza OUT.onnx: rewrites a network of Open Image Denoise as ONNX, for unet.cjs.

The .tza files are in the npm package `denoiser` (Apache-2.0). Needs: pip install onnx numpy
"""
import struct
import sys

import numpy as np
from onnx import TensorProto, helper, numpy_helper, save

source, target = sys.argv[1:3]


def tensors(path):
    """A .tza file: magic, version, offset of the table; the table gives name, shape, layout, type and offset."""
    raw = open(path, "rb").read()
    magic, _, _, at = struct.unpack_from("<HBBQ", raw)
    assert magic == 0x41D7, "not a .tza file"
    (count,) = struct.unpack_from("<I", raw, at)
    at += 4
    for _ in range(count):
        (n,) = struct.unpack_from("<H", raw, at)
        name = raw[at + 2:at + 2 + n].decode()
        at += 2 + n
        dims = raw[at]
        shape = struct.unpack_from("<%dI" % dims, raw, at + 1)
        at += 1 + 4 * dims + dims
        kind, start = struct.unpack_from("<cQ", raw, at)
        at += 9
        data = np.frombuffer(raw, np.float16 if kind == b"h" else np.float32, int(np.prod(shape)), start)
        yield name, data.astype(np.float32).reshape(shape)


weights = {name.replace(".", "_"): value for name, value in tensors(source)}
nodes, last, kept, step = [], "x", {}, 0


def add(op, inputs, **attributes):
    global last, step
    step += 1
    last = "t%d" % step
    nodes.append(helper.make_node(op, inputs, [last], **attributes))


def conv(name):
    add("Conv", [last, name + "_weight", name + "_bias"], kernel_shape=[3, 3], pads=[1, 1, 1, 1])
    add("Relu", [last])


def pool(name):
    add("MaxPool", [last], kernel_shape=[2, 2], strides=[2, 2])
    kept[name] = last


def up(skip):
    add("Resize", [last, "", "twice"], mode="nearest", coordinate_transformation_mode="asymmetric", nearest_mode="floor")
    add("Concat", [last, skip], axis=1)


conv("enc_conv0")
conv("enc_conv1")
pool("p1")
for level in (2, 3):
    conv("enc_conv%d" % level)
    pool("p%d" % level)
conv("enc_conv4")
pool("p4")
conv("enc_conv5a")
conv("enc_conv5b")
for level, skip in ((4, kept["p3"]), (3, kept["p2"]), (2, kept["p1"]), (1, "x")):
    up(skip)
    conv("dec_conv%da" % level)
    conv("dec_conv%db" % level)
conv("dec_conv0")
nodes[-1].output[0] = "y"

channels = weights["enc_conv0_weight"].shape[1]
shape = lambda name, c: helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, c, "h", "w"])
consts = [numpy_helper.from_array(value, name) for name, value in weights.items()]
consts.append(numpy_helper.from_array(np.array([1, 1, 2, 2], np.float32), "twice"))
graph = helper.make_graph(nodes, "unet", [shape("x", channels)], [shape("y", 3)], consts)
save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=7), target)
